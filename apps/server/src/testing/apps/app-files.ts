import { gunzipSync } from 'node:zlib';
import { type Zippable, zipSync } from 'fflate';

/** What the manifests below say, which `aapt2 link` of Android 31 and `plistlib` of Python wrote. */
export const builtApp = { packageId: 'fm.aurora.app', versionName: '1.2.0', versionCode: 12 } as const;

const unpack = (base64: string): Buffer => gunzipSync(Buffer.from(base64, 'base64'));

/** Compiled, as in an APK. */
export const binaryManifest = unpack(
  'H4sIAAAAAAACA5WTwU4TURSG/9uhdIAiBY1BxMSFK6MFXRl3asLCEBaYuHZgrDQwZdIprl34IK5d+QA+gEsfgfgAPAL63dNbexltonfyd+7973/O+efc20SpPs1JTpv61pCuazqOovk18ADsgDfgI/gMzsEFuAQbDg3YATn4Cr6DH+AmuV+Cpk6U6UBveUvLKtTXQK+U61ivYYeqYE7hpCW9v8K84DeH+XNnj5yF7XQ0Yj7UO1ajGXlXdcisUAlzwt7fVbf+QTVxNPhdv6lH6uox2GY1z2rb5uN1W/soc4u+q2c6I9cpyNhr8TtgzzN93v4rM6qXVO/jJeN7Jt6W1aNeF26aoRvU0n1ObsRT6qm2eCqij3BXoKhMF9fphu/csvhj3kO0la2v+kktw4BVzxQjc13CHRKXWc+ldXPs3fbMWaHnuPQ9zGd0739ipiedoqjMx0Pgz8aPDy7VPfn77Fy74dxtsAlKMGw6VwG5DhW9RvrJWLSOSg34LxHvh7/3N3ha4X9gurCfct3agUusF96VklbgmpHuTuDmxxrTpWF/xW7GmGsHrlOL9fPVWqz3uxv58WMt+G1Efl2Uaz1wc7X8SehJPZev8SR834RfCjVcVMOPheBtIcpXj0tqvZ/02M04k1+OA0oQoAQAAA==',
);
/** A protocol buffer, as in an app bundle. */
export const protoManifest = unpack(
  'H4sIAAAAAAACA52SPUvDQBjHydmXeG2hZqoHhXJTCDRpi0u7qdhJClbt5vCYXNsjr+RSZ4VO4uSqn0Bw9XOJfgEvbQqVukRuuXt47vf/Py/4rYT7uAyBE4fc0Yx5kkQDyxL2nPkgzCxu2qFvQeRaMRNWFiNIVYjqQ8CnTCS0oZUjsF2YMVKb+iYs4jAGE6KInuMcVK1yx2LBw+A0dBhB3R6VMvrLcqn2CgPUqdKzf9FG4DNS7Jo9s6O/Shgd58IcyGDEPXbpuJM1kKBef2Xt6zGz1qS61og8SKZh7J8suOdMtitZp2eZV7nUD3fUU2SQllTqdkx59G/pgtK/9UdbiUZV28OtFimqSv1ZMT4U/C6HuBBMtIXj0lEuXzWfB786ciRLRPrTZlgNepGLV08gnrFkp8lI/9wgm6SgojoyKusy0sfQuMHXpCI3zeM2JPIbHeaSLXpwyzxSHYPDw9bxanH1h/ulKvF7UmtfU/Dq2k5X/gceg05hMQMAAA==',
);
/** A binary property list, as in an IPA. */
export const propertyList = Buffer.from(
  'YnBsaXN0MDDXAQIDBAUGBwgJCwwNDg9fEBNDRkJ1bmRsZURpc3BsYXlOYW1lXUNGQnVuZGxlSWNvbnNfEBJDRkJ1bmRsZUlkZW50aWZpZXJfEBpDRkJ1bmRsZVNob3J0VmVyc2lvblN0cmluZ18QD0NGQnVuZGxlVmVyc2lvbl8QEE1pbmltdW1PU1ZlcnNpb25fEBFVSUJhY2tncm91bmRNb2Rlc2QwqjD8MO0w6dEDClVpbm5lcl1mbS5hdXJvcmEuYXBwVTEuMi4wUjEyVDE3LjChEFVhdWRpbwgXLTtQbX+Spq+yuMbMz9TWAAAAAAAAAQEAAAAAAAAAEQAAAAAAAAAAAAAAAAAAANw=',
  'base64',
);

const zip = (files: Zippable): Buffer => Buffer.from(zipSync(files));
const text = (content: string) => new TextEncoder().encode(content);

const androidSignature = { 'META-INF/UPLOAD.RSA': text('') };
const appleSignature = { 'Payload/Aurora.app/_CodeSignature/CodeResources': text('') };

/** An APK of `builtApp`. */
export const builtApk = (note = '', signature: Zippable = androidSignature): Buffer =>
  zip({
    'AndroidManifest.xml': binaryManifest,
    'classes.dex': text('dex'),
    'assets/note.txt': text(note),
    ...signature,
  });

/** An app bundle of `builtApp`. */
export const builtBundle = (signature: Zippable = androidSignature): Buffer =>
  zip({ 'base/manifest/AndroidManifest.xml': protoManifest, 'BundleConfig.pb': text(''), ...signature });

/** An iOS app of `builtApp`. */
export const builtIpa = (signature: Zippable = appleSignature): Buffer =>
  zip({ 'Payload/Aurora.app/Info.plist': propertyList, ...signature });

/** A project as the kit of an app. */
export const builtKit = (files: Zippable = { 'kit.json': text('{}') }): Buffer => zip(files);

/** A zip without what an app has. */
export const plainZip = (): Buffer => zip({ 'readme.txt': text('hello') });
