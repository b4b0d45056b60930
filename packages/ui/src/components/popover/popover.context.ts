import { createContext } from 'react';

/** Id of the popover title, which labels its panel. */
export const PopoverTitleContext = createContext<string | undefined>(undefined);
