import { createContext } from 'react';

/** Id of the title of a popover, which names its panel. */
export const PopoverTitleContext = createContext<string | undefined>(undefined);
