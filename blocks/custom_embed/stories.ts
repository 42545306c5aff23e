import type { Story } from '../story.ts';

export const stories: Story<'custom_embed'>[] = [
  {
    name: 'Code of another service',
    data: {
      heading: 'The tide today',
      title: 'Tide clock',
      height: 160,
      embed:
        '<h3 id="tide">High water</h3><script>document.getElementById("tide").append(": in a while")</script>',
    },
  },
  {
    name: 'Code that would take the page over',
    data: {
      title: 'Intruder',
      height: 120,
      embed:
        '<p id="out">Trying …</p><script>let said = "";try { said += document.cookie } catch { said += "no cookies, " } try { parent.document.title = "taken"; said += "taken" } catch { said += "no page" } document.getElementById("out").textContent = said</script>',
    },
  },
];
