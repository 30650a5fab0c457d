import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates without a question. */
export function useTestGo() {
  const navigate = useNavigate();
  return useCallback(
    async (to: string) => {
      await navigate(to);
      return true;
    },
    [navigate],
  );
}
