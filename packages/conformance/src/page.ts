import type { CheckedRow, Report } from './checkHost.ts';
import { byCall, leftOf, ownCallsOf, summaryOf } from './report.ts';

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escaped[character] ?? '');

const style = `
:root { color-scheme: light dark; --page: #fff; --text: #1a1a1a; --line: #8c8c8c; --bad: #b00020; --good: #1a6b2d; }
@media (prefers-color-scheme: dark) { :root { --page: #121212; --text: #f2f2f2; --bad: #ff8a8a; --good: #7fd894; } }
body { background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin-block: 2rem 0.5rem; }
h3 { margin-block: 1.5rem 0.5rem; font-family: ui-monospace, monospace; font-size: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid var(--line); padding: 0.35rem 0.5rem; text-align: start; vertical-align: top; }
:is(th, td):nth-child(-n + 2) { width: 15%; overflow-wrap: normal; }
.failed { color: var(--bad); font-weight: bold; }
.passed { color: var(--good); }
`;

const row = ({ outcome, kind, title, reason }: CheckedRow) =>
  `<tr><td class="${outcome === 'not checked' ? 'left-out' : outcome}">${outcome}</td><td>${kind}</td><td>${escape(title)}${
    reason === undefined ? '' : `<br>${escape(reason)}`
  }</td></tr>`;

const tableOf = (endpoint: string, rows: readonly CheckedRow[]) =>
  `<h3>${escape(endpoint)}</h3>
<table aria-label="${escape(endpoint)}"><thead><tr><th scope="col">result</th><th scope="col">kind</th><th scope="col">what the host does</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`;

const listOf = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('\n')}</ul>`;

/** The report as a page without scripts and other files. */
export function pageOf(report: Report): string {
  const failed = report.rows.filter(({ outcome }) => outcome === 'failed');
  const failures = failed.map(({ call, title, reason = '' }) => `${call} does not pass "${title}": ${reason}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Conformance of ${escape(report.host)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Conformance of ${escape(report.host)}</h1>
<p class="${report.ok ? 'passed' : 'failed'}">${escape(summaryOf(report))}</p>
<p>Checked at <time datetime="${report.date}">${report.date}</time>, ${
    report.write ? `with writing, in values named ${report.prefix}` : 'without writing'
  }.</p>
${failures.length > 0 ? `<h2>Failed</h2>${listOf(failures)}` : ''}
<h2>Documented calls</h2>
${byCall(report)
  .map(({ endpoint, rows }) => tableOf(endpoint, rows))
  .join('\n')}
<h2>Own calls of the host</h2>
${listOf(ownCallsOf(report))}
<h2>Left at the host</h2>
${listOf(leftOf(report))}
</main>
</body>
</html>
`;
}
