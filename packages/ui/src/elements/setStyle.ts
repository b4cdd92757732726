/**
 * Returns a ref that sets styles by script, for values that no class can have. A `style` attribute in a rendered document is
 * blocked by the content security policy, and React leaves it as it is.
 */
export const setStyle =
  (values: Readonly<Record<string, string>>) =>
  (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) element?.style.setProperty(name, value);
  };
