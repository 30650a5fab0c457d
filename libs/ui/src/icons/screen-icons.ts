// A separate entry point, so that each icon is bundled with the screen that shows it and the first paint does not wait.
import { iconsOf } from './icon.tsx';
import * as shapes from './screen-icons.module.css';

const icon = iconsOf(shapes.row);

export const AttentionIcon = icon(shapes.attention);
export const BellOffIcon = icon(shapes.bellOff);
export const CupIcon = icon(shapes.cup);
export const InfoIcon = icon(shapes.info);
export const PopOutIcon = icon(shapes.popOut);
export const SettingsIcon = icon(shapes.settings);
export const StopIcon = icon(shapes.stop);
export const StopwatchIcon = icon(shapes.stopwatch);
