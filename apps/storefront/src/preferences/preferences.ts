import { storedChoice, storedList, storedText } from '@dealerkit/api-client/react';
import type { Paper } from '@dealerkit/ui/screens/PrintOrderScreen';
import type { Mode } from '@dealerkit/ui/UiProvider';

/** The colour mode. The first script of the document also reads it, and sets the colours before the first paint. */
export const colorMode = storedChoice<Mode>('colorMode', ['light', 'dark'], 'system');

/** The paper that the printer of this computer has. */
export const paper = storedChoice<Paper>('paper', ['a4', 'receipt', 'receipt58'], 'a5');

/** Whether single keys, such as "/" for the search, act in this browser. */
export const singleKeys = storedChoice<'on' | 'off'>('singleKeys', ['off'], 'on');

/** The trucks of the visitor, by the names in the lines `Fits:`. */
export const myTrucks = storedList('myTrucks', 50);

/** The pasted list of this browser, until its parts are in the basket or it is cleared. */
export const pastedList = storedText('pastedList');
