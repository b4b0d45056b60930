import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActionLabels } from '@unmuted/ui/provider';

export function actionsMessages(i18n: I18n): ActionLabels {
  return {
    pagination: i18n._(msg({ message: 'Pages', context: 'of a list' })),
    previousPage: i18n._(msg`Previous page`),
    nextPage: i18n._(msg`Next page`),
    page: (page) => i18n._(msg`Page {page}`.id, { page }),
    pageOf: (page, count) => i18n._(msg`Page {page} of {count}`.id, { page, count }),
    rangeOf: (from, to, total) => i18n._(msg`{from} to {to} of {total}`.id, { from, to, total }),
    rowsPerPage: i18n._(msg`Rows per page`),
    showPath: i18n._(msg`Show full path`),
    copy: i18n._(msg`Copy`),
    copied: i18n._(msg`Copied`),
    copyFailed: i18n._(msg`The browser did not allow copying`),
    cancel: i18n._(msg`Cancel`),
    typeToConfirm: (name) => i18n._(msg`Type {name} to confirm`.id, { name }),
    confirmFailed: i18n._(msg`That did not work, and nothing has changed. Please try again in a moment.`),
    unsavedChanges: i18n._(msg`Unsaved changes`),
    changeCount: (count) => i18n._(msg`{count, plural, one {# change} other {# changes}}`.id, { count }),
    moreChanges: (count) => i18n._(msg`{count, plural, one {# more.} other {# more.}}`.id, { count }),
    errorCount: (count) => i18n._(msg`{count, plural, one {# to fix} other {# to fix}}`.id, { count }),
    saveChanges: i18n._(msg`Save changes`),
    discardChanges: i18n._(msg`Discard`),
    dropFile: i18n._(msg`Drop a file here, or`),
    dropFiles: i18n._(msg`Drop files here, or`),
    chooseFile: i18n._(msg`Choose a file`),
    chooseFiles: i18n._(msg`Choose files`),
    chosenFiles: i18n._(msg`Selected files`),
    removeFile: (name) => i18n._(msg`Remove {name}`.id, { name }),
    uploadingFile: (name) => i18n._(msg`Uploading {name}`.id, { name }),
    uploaded: i18n._(msg`Uploaded`),
    fileTooLarge: (name, max) =>
      i18n._(msg`{name} is larger than {max}. Choose a smaller file.`.id, { name, max }),
    fileEmpty: (name) => i18n._(msg`{name} is empty. Choose another file.`.id, { name }),
    fileWrongType: (name) =>
      i18n._(msg`{name} isn’t a supported file type. Choose another file.`.id, { name }),
    tooManyFiles: (name, max) =>
      i18n._(
        msg`{max, plural, one {{name} wasn’t added: you can upload only one file.} other {{name} wasn’t added: you can upload at most # files.}}`
          .id,
        { name, max },
      ),
  };
}
