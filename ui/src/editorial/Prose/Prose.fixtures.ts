/** A text with every element that Prose sets. */
export const lesson = `
<p>A globe answers one question at a time. This lesson asks <strong>three</strong>, and needs
<a href="/orboot/earth">an Orboot Earth</a>, a lamp and twenty minutes.</p>
<h2>Before you begin</h2>
<ul><li>Darken the room.</li><li>Put the lamp at the height of the equator.</li></ul>
<h3>The three questions</h3>
<ol><li>Where is it noon?</li><li>Where do people get up now?</li><li>Who has dinner?</li></ol>
<blockquote><p>“It is always tomorrow somewhere,” said a pupil, and the lesson was over.</p></blockquote>
<table><thead><tr><th>Place</th><th>Hour</th></tr></thead>
<tbody><tr><td>Dubai</td><td>16:00</td></tr><tr><td>Toronto</td><td>7:00</td></tr></tbody></table>`
