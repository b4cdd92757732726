import { createStoredList } from './createStoredList.js';

/** The trucks of the visitor, by the names in the lines `Fits:`. */
export const myTrucks = createStoredList('myTrucks', 50);
