import './applyStoredTheme.ts';
import { layOutFirstScreen } from './firstScreen.ts';

/* The one script that holds back the first paint: only what cannot come later. */
layOutFirstScreen();
