import { createContext, useContext } from 'react';

interface AccordionContextValue {
  /** Values of the open items. */
  open: readonly string[];
  /** Toggles an item. */
  toggle: (value: string) => void;
  /** Opens an item that find-in-page has matched. */
  reveal: (value: string) => void;
  /** Heading level. */
  level: 2 | 3 | 4 | 5;
}

interface ItemContextValue {
  value: string;
  isOpen: boolean;
  disabled: boolean;
  triggerId: string;
  contentId: string;
}

export const AccordionContext = createContext<AccordionContextValue | undefined>(undefined);
export const AccordionItemContext = createContext<ItemContextValue | undefined>(undefined);

/** Returns the context of the surrounding `Accordion`; throws outside of one. */
export function useAccordion(): AccordionContextValue {
  const value = useContext(AccordionContext);
  if (!value) throw new Error('@unmuted/ui: a part of Accordion must be rendered inside <Accordion>');
  return value;
}

/** Returns the context of the surrounding `AccordionItem`; throws outside of one. */
export function useAccordionItem(): ItemContextValue {
  const value = useContext(AccordionItemContext);
  if (!value) throw new Error('@unmuted/ui: a part of AccordionItem must be rendered inside <AccordionItem>');
  return value;
}
