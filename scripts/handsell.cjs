#!/usr/bin/env node
// The `handsell` command, in the one form that also an old Node can begin to read.
'use strict';

require('./check-node.cjs');
import('./handsell.mjs');
