// Loaded before anything else (`node -r`), and written so that the oldest Node that can be met still reads it: with the
// newer syntax of the other files an old one would end in a stack trace.
'use strict';

var wanted = [20, 19];
var parts = process.versions.node.split('.').map(Number);
if (parts[0] < wanted[0] || (parts[0] === wanted[0] && parts[1] < wanted[1])) {
  process.stderr.write(
    'handsell: Handsell needs Node.js ' +
      wanted.join('.') +
      ' or newer; this is ' +
      process.versions.node +
      '. Get it at https://nodejs.org.\n',
  );
  process.exit(1);
}
