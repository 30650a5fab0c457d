/** The build without modules has no federation runtime to tell. */
export const installFederation = () => undefined;
