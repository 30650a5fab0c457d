import type { ReactNode } from 'react';
import { useRegistersHere } from './use-registers-here.ts';

/** What only screens that register for notifications show. */
export const OnRegisteringScreen = ({ children }: { readonly children: ReactNode }) =>
  useRegistersHere() && children;
