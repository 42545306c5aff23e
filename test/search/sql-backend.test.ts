import { describeBackend } from './backend-spec.ts';
import { openSqlBackend } from './sql-backend.ts';

describeBackend('sql', async (db, options) => openSqlBackend(db, options));
