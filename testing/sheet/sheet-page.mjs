/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page of screenshots: a row for each view with all themes side by side, and the devices below each other.
 * @param {{ views: string[], themes: string[], devices: { name: string, width: number }[],
 *   moved: import('./photographer.mjs').Moved[] }} sheet
 */
export function sheetPage({ views, themes, devices, moved }) {
  const picture = (
    /** @type {{ name: string, width: number }} */ device,
    /** @type {string} */ view,
    /** @type {string} */ theme,
  ) => {
    const address = `${device.name}/${view.replaceAll(' ', '-')}-${theme}.png`;
    return `<a href="${address}"><img loading="lazy" alt="${view}, ${theme}, ${device.name}" width="${device.width / 3.2}" src="${address}"></a>`;
  };
  const rows = views.flatMap((view) => [
    `<h2 id="${view.replaceAll(' ', '-')}">${escaped(view)}</h2>`,
    ...devices.map(
      (device) =>
        `<h3>${device.name}</h3><div>${themes.map((theme) => picture(device, view, theme)).join('')}</div>`,
    ),
  ]);
  const shifts =
    moved.length === 0
      ? '<p>No layout shifts while loading or between screens.</p>'
      : `<ol>${moved.map(({ where, value, what }) => `<li>${escaped(`${where}: ${value.toFixed(4)}, ${what.join('; ')}`)}</li>`).join('')}</ol>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dayloom, every screen</title>
<style>body{font:14px system-ui;margin:24px;background:#888}div{display:flex;gap:8px;align-items:start;flex-wrap:wrap}img{height:auto;background:#fff}</style>
<h1>Every screen</h1>
<h2>What moved by itself</h2>
${shifts}
${rows.join('\n')}
</html>
`;
}
