/** The words of CopyButton, AlertDialog, SaveBar, Breadcrumbs, Pagination, FileUpload. Numbers come written for the reader. */
export interface ActionLabels {
  /** Name of the landmark of a `Pagination`. */
  pagination: string;
  /** Name of the button that goes one page back. */
  previousPage: string;
  /** Name of the button that goes one page on. */
  nextPage: string;
  /** Name of a link to a page, such as "Page 3". */
  page: (page: string) => string;
  /** Where one is, such as "Page 1 of 3". */
  pageOf: (page: string, count: string) => string;
  /** Which rows are shown, such as "1 to 50 of 137". */
  rangeOf: (from: string, to: string, total: string) => string;
  /** Names the choice of how many rows a page has. */
  rowsPerPage: string;
  /** Name of the button that shows the steps of a path that a phone leaves out. */
  showPath: string;
  /** Copies a text. */
  copy: string;
  /** Said once it is copied. */
  copied: string;
  /** Said when the browser refused. */
  copyFailed: string;
  /** Closes a question without doing anything. */
  cancel: string;
  /** Asks to write a name before something that cannot be taken back, such as "Type aurora to confirm". */
  typeToConfirm: (name: string) => string;
  /** What was confirmed did not work, and nothing has changed. */
  confirmFailed: string;
  /** Name of the bar below a changed form. */
  unsavedChanges: string;
  /** How much is changed, such as "3 changes". */
  changeCount: (count: number) => string;
  /** What is not shown of it, such as "2 more.". */
  moreChanges: (count: number) => string;
  /** How many fields are wrong, such as "1 to fix". */
  errorCount: (count: number) => string;
  /** Saves a form. */
  saveChanges: string;
  /** Forgets what was changed in a form. */
  discardChanges: string;
  /** Where a file can be dropped; the button follows. */
  dropFile: string;
  /** The same for several files. */
  dropFiles: string;
  /** Opens the system's choice of a file. */
  chooseFile: string;
  /** The same for several files. */
  chooseFiles: string;
  /** Name of the list of chosen files. */
  chosenFiles: string;
  /** Removes a file from the list, such as "Remove logo.png". */
  removeFile: (name: string) => string;
  /** Names the progress of a file, such as "Uploading logo.png". */
  uploadingFile: (name: string) => string;
  /** The file is with the server. */
  uploaded: string;
  /** A file is larger than `max`, such as "5 MB". */
  fileTooLarge: (name: string, max: string) => string;
  /** A file has no content. */
  fileEmpty: (name: string) => string;
  /** A file is of a kind that is not accepted. */
  fileWrongType: (name: string) => string;
  /** There are more files than `max`; `name` is left out. */
  tooManyFiles: (name: string, max: number) => string;
}
