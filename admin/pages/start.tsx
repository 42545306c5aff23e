import { m } from '../../messages/compiled/messages.js';

export default function Start() {
  return <h1>{m.desk_start()}</h1>;
}
