import { vi } from 'vitest';

/** Fakes Document Picture-in-Picture by a frame; closing it dispatches `pagehide`, as a window does. */
export function smallWindows() {
  const windows: (Window & { readonly isClosed: boolean })[] = [];
  const browser = {
    windows,
    refuses: false,
    get window() {
      return windows.find(({ isClosed }) => !isClosed) ?? null;
    },
    requestWindow: () => {
      if (browser.refuses) return Promise.reject(new DOMException('no press', 'NotAllowedError'));
      for (const other of windows) other.close();
      const frame = document.body.appendChild(document.createElement('iframe'));
      const small = Object.assign(new EventTarget(), {
        document: frame.contentDocument,
        isClosed: false,
        close: () => {
          if (small.isClosed) return;
          small.isClosed = true;
          small.dispatchEvent(new Event('pagehide'));
        },
      });
      windows.push(small as unknown as (typeof windows)[number]);
      return Promise.resolve(small as unknown as Window);
    },
  };
  vi.stubGlobal('documentPictureInPicture', browser);
  return browser;
}
