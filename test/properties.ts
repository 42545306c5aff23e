import fc from 'fast-check';

// `npm test` asks the same of every change; SEED=$RANDOM asks something new.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_260) });

export { fc };
