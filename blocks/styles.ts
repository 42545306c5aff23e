// The styles of every block travel with the page: a sheet that came with a block's code would come after its HTML.
// The notice's few rules come with the shell (lazy-notices.tsx).
import '../storefront/parts/custom-form/shop-form.module.css';
import '../storefront/parts/event/day-tile.module.css';
import '../storefront/parts/event/event-calendar.module.css';
import '../storefront/parts/event/event-card.module.css';
import '../storefront/parts/event/event-list.module.css';
import '../storefront/parts/giftcard/balance-form.module.css';
import '../ui/picture.module.css';

import.meta.glob(['./**/*.module.css', '!./notice-line.module.css'], { eager: true });
