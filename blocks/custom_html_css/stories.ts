import type { Story } from '../story.ts';

export const stories: Story<'custom_html_css'>[] = [
  {
    name: 'Markup with styles',
    data: {
      html: '<div class="card"><h3>From our window</h3><p>Rain till four, then <a href="/browse">reading</a>.</p></div>',
      css: '.card { padding: 1.5rem; border: 2px dashed currentColor; } h3 { margin: 0 0 .5rem; font-family: var(--font-heading); } a { color: inherit; }',
    },
  },
  {
    name: 'Markup that would leave its block',
    data: {
      html: '</template></div><script>document.title = "taken"</script><p>A first line.</p><p>A second one.</p><p class="x" onclick="alert(1)">Still in here.</p><style>body{display:none}</style>',
      css: 'body, :root, main { display: none } .x { position: fixed; inset: 0; background: Canvas; color: CanvasText } </style><script>document.title = "taken"</script>',
    },
  },
];
