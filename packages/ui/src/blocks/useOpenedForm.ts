import { useState } from 'react';

/** Returns an object that stays the same while a form is open, so that its caller knows values that are submitted again. */
export const useOpenedForm = (): object => useState(() => ({}))[0];
