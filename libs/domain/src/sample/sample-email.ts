/** By which the sample day of a device is known; no mail reaches it, and nobody signs up with it. */
export const sampleEmail = 'sample@dayloom.example';

/** Whether somebody is looking at the sample day, without an account of their own. */
export const isSampleUser = ({ email }: { readonly email: string }) => email === sampleEmail;
