/** The folder this build is served from, `/s/<version>/`; rspack puts it in. */
declare const __webpack_public_path__: string;
/** The runtime of this build; the federation plugin puts its own runtime there. */
declare const __webpack_require__: { readonly federation: typeof globalThis.__federationOfShell };
