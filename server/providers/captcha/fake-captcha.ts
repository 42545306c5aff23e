import { randomUUID } from 'node:crypto';
import type { CaptchaProvider } from './captcha.ts';

/** A human check for tests: every puzzle's solution is its own id; `refuseAll` makes it take everybody for a robot. */
export interface FakeCaptcha extends CaptchaProvider {
  refuseAll: boolean;
}

export function fakeCaptcha(): FakeCaptcha {
  const open = new Set<string>();
  const fake: FakeCaptcha = {
    name: 'fake',
    refuseAll: false,
    async issue() {
      const id = randomUUID();
      open.add(id);
      return { id };
    },
    verify: async (solution) => open.delete(solution) && !fake.refuseAll,
  };
  return fake;
}
