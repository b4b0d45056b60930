import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '@unmuted/api';
import { uploadErrorText } from '#/components/upload/upload-error.messages.ts';

/** Why a file was refused: what was found in it, and what the build is of. */
export function artifactErrorText(i18n: I18n, error: unknown): string {
  const params =
    error instanceof ApiError && error.code === 'build.artifact_invalid' ? error.problem?.params : null;
  return (params && refusalText(i18n, params)) ?? uploadErrorText(i18n, error);
}

function refusalText(i18n: I18n, params: Readonly<Record<string, unknown>>): string | null {
  const expected = String(params.expected ?? '');
  const found = String(params.found ?? '');
  switch (params.reason) {
    case 'content':
      return i18n._(msg`This is no complete .${expected} file. Build it again, or copy it again.`);
    case 'platform':
      return i18n._(msg`This file is for another platform.`);
    case 'package':
      return found === ''
        ? i18n._(msg`The file names no package ID. It has to be ${expected}.`)
        : i18n._(msg`The package ID in the file is ${found}. It has to be ${expected}.`);
    case 'version_name':
      return i18n._(msg`The version in the file is ${found}. This build is version ${expected}.`);
    case 'version_code':
      return i18n._(msg`The version code in the file is ${found}. It has to be ${expected}.`);
    case 'unsigned':
      return i18n._(msg`The file is not signed. Stores and phones refuse it: sign it and upload it again.`);
    default:
      return null;
  }
}
