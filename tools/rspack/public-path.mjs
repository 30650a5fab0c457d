const script = /** @type {HTMLScriptElement} */ (document.currentScript);
// Rspack's own search takes 200 bytes in every build, because it also looks where `currentScript` is missing.
__webpack_public_path__ = new URL('.', script.src).href;
