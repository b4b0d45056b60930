/** The words of DateRangePicker. */
export type DateLabels = {};
