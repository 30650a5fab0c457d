/** Identifies the sample account of a device. It receives no e-mail, and no account is created with it. */
export const sampleEmail = 'sample@dayloom.example';

/** Whether the user is viewing the sample account. */
export const isSampleUser = ({ email }: { readonly email: string }) => email === sampleEmail;
