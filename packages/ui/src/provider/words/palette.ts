/** The words of CommandPalette. */
export type PaletteLabels = {};
