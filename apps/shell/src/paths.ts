/** The paths of the shell's own pages; those of the modules' screens are in their descriptors. */
export const paths = {
  home: '/',
  login: '/login',
  signUp: '/signup',
  notifications: '/notifications',
} as const;
