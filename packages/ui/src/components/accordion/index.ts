export {
  Accordion,
  AccordionItem,
  type AccordionItemProps,
  type AccordionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from './accordion.tsx';
export { AccordionContent, type AccordionContentProps } from './accordion-content.tsx';
