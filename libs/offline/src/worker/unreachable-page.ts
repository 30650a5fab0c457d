const html = `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Dayloom</title>
<h1>Dayloom cannot be reached</h1>
<p>This device keeps no copy for this address. Check the connection, then load this page again.</p>
</html>
`;

/** Shown without a server and a copy. The browser's own error page would blame the address. */
export const unreachablePage = () =>
  new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
  });
