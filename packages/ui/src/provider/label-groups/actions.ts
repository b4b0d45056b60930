/** Labels of CopyButton, AlertDialog, SaveBar, Breadcrumbs, Pagination and FileUpload. Strings such as `page` are formatted numbers. */
export interface ActionLabels {
  /** Name of the navigation landmark of `Pagination`. */
  pagination: string;
  /** Name of the previous page button. */
  previousPage: string;
  /** Name of the next page button. */
  nextPage: string;
  /** Name of a link to a page, such as "Page 3". */
  page: (page: string) => string;
  /** Current page, such as "Page 1 of 3". */
  pageOf: (page: string, count: string) => string;
  /** Displayed rows, such as "1 to 50 of 137". */
  rangeOf: (from: string, to: string, total: string) => string;
  /** Label of the page size select. */
  rowsPerPage: string;
  /** Name of the button that expands a collapsed breadcrumb. */
  showPath: string;
  /** Copies a text. */
  copy: string;
  /** Announced after copying. */
  copied: string;
  /** Announced when copying fails. */
  copyFailed: string;
  /** Closes a dialog without an action. */
  cancel: string;
  /** Asks to type a name before an irreversible action, such as "Type aurora to confirm". */
  typeToConfirm: (name: string) => string;
  /** The confirmed action failed; nothing has changed. */
  confirmFailed: string;
  /** Name of the save bar. */
  unsavedChanges: string;
  /** Number of changes, such as "3 changes". */
  changeCount: (count: number, formatted: string) => string;
  /** Number of changes that are not shown, such as "2 more.". */
  moreChanges: (count: number, formatted: string) => string;
  /** Number of invalid fields, such as "1 to fix". */
  errorCount: (count: number, formatted: string) => string;
  /** Saves a form. */
  saveChanges: string;
  /** Discards the changes of a form. */
  discardChanges: string;
  /** Drop zone text; the button follows. */
  dropFile: string;
  /** The same for several files. */
  dropFiles: string;
  /** Opens the file picker. */
  chooseFile: string;
  /** The same for several files. */
  chooseFiles: string;
  /** Name of the list of selected files. */
  chosenFiles: string;
  /** Removes a file from the list, such as "Remove logo.png". */
  removeFile: (name: string) => string;
  /** Name of the progress bar of a file, such as "Uploading logo.png". */
  uploadingFile: (name: string) => string;
  /** The upload is complete. */
  uploaded: string;
  /** A file is larger than `max`, such as "5 MB". */
  fileTooLarge: (name: string, max: string) => string;
  /** A file is empty. */
  fileEmpty: (name: string) => string;
  /** The type of a file is not accepted. */
  fileWrongType: (name: string) => string;
  /** There are more files than `max`; `name` is not uploaded. */
  tooManyFiles: (name: string, max: number, formatted: string) => string;
}
