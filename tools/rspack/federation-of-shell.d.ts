declare module '@federation/container-entry' {
  export const initContainerEntry: unknown;
}
