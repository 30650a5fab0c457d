import { useLocation } from 'react-router-dom';
import { useCallback, useState } from 'react';

/** Open until it is closed or the route changes. Going back to the same history entry does not open it again. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const { key } = useLocation();
  const [state, setState] = useState({ key, open: false });
  const moved = state.key !== key;
  // During render, so that no frame shows it at the new location.
  if (moved) setState({ key, open: false });
  const setOpen = useCallback((open: boolean) => setState({ key, open }), [key]);
  return [!moved && state.open, setOpen];
}
