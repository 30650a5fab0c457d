import { headersFor } from '../headers.mjs';

/**
 * The headers of a module that runs alone: those of the product, for the inline styles of this page.
 * @param {string} html
 */
export function standaloneHeaders(html) {
  // The HTML parser makes line ends LF before it hashes an inline text.
  const styles = html.replaceAll('\r\n', '\n').matchAll(/<style>([^]*?)<\/style>/g);
  return headersFor({ inlineScripts: [], inlineStyles: [...styles].map(([, text = '']) => text) });
}
