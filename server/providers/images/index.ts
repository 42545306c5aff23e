import { type Env, SettingsError } from '../../env.ts';
import { diskImages } from './disk-images.ts';
import type { ImageStore } from './images.ts';
import { s3Images } from './s3-images.ts';

type ImageSettings = Pick<
  Env,
  'DATA_DIR' | 'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Where images are kept: in a bucket when S3_URL is set, else in DATA_DIR. Throws `SettingsError`. */
export function imageStore(env: ImageSettings): ImageStore {
  if (!env.S3_URL) return diskImages(env.DATA_DIR);
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new SettingsError('S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well.');
  }
  return s3Images({
    address: env.S3_URL,
    region: env.S3_REGION,
    keyId: env.S3_ACCESS_KEY_ID,
    secret: env.S3_SECRET_ACCESS_KEY,
  });
}
