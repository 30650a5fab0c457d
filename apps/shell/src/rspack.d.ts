/** The folder that this build is served from, `/s/<version>/`; set by the entry of the build. */
declare let __webpack_public_path__: string;
/** The runtime of this build; the federation plugin adds its own runtime to it. */
declare const __webpack_require__: { readonly federation: typeof globalThis.__federationOfShell };
