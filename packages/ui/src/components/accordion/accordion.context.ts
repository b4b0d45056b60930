import { createContext, useContext } from 'react';

interface AccordionContextValue {
  /** What is open. */
  open: readonly string[];
  /** Opens or closes one. */
  toggle: (value: string) => void;
  /** Opens one that the browser's own search has found. */
  reveal: (value: string) => void;
  /** Level of the headings. */
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

/** The accordion around a part; throws where there is none. */
export function useAccordion(): AccordionContextValue {
  const value = useContext(AccordionContext);
  if (!value) throw new Error('@unmuted/ui: a part of Accordion was rendered outside <Accordion>');
  return value;
}

/** The item around a part; throws where there is none. */
export function useAccordionItem(): ItemContextValue {
  const value = useContext(AccordionItemContext);
  if (!value) throw new Error('@unmuted/ui: a part of AccordionItem was rendered outside <AccordionItem>');
  return value;
}
