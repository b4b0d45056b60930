/** The path of public files. */
export const filesPath = '/files';
