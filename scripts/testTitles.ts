import { parseSync, Visitor } from 'vite';
import type { ESTree } from 'vite';

/** What may stand between `test` or `describe` and its title without keeping it from running. */
const runs = ['each', 'for', 'concurrent', 'sequential'];

/** Names what is called: `test.describe.skip(…)` and `describe.each(…)(…)` become their words. */
function wordsOf(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...wordsOf(callee.object), callee.property.name];
}

/** The title as it stands in the source, with its placeholders. */
function titleOf({ arguments: [first] }: ESTree.CallExpression, source: string): string | undefined {
  if (first?.type === 'Literal') return typeof first.value === 'string' ? first.value : undefined;
  return first?.type === 'TemplateLiteral' ? source.slice(first.start + 1, first.end - 1) : undefined;
}

function calledTests(program: ESTree.Program, source: string): string[] {
  const titles: string[] = [];
  const suites: { call: ESTree.CallExpression; title: string; runs: boolean }[] = [];
  new Visitor({
    CallExpression: (call) => {
      const [root = '', ...more] = wordsOf(call.callee);
      const title = titleOf(call, source);
      if (title === undefined || !['it', 'test', 'describe'].includes(root)) return;
      const isSuite = root === 'describe' || more.includes('describe');
      const isRun = more.every((word) => word === 'describe' || runs.includes(word));
      if (isSuite) suites.push({ call, title, runs: isRun });
      else if (isRun && suites.every((suite) => suite.runs)) {
        titles.push([...suites.map((suite) => suite.title), title].join(' › '));
      }
    },
    'CallExpression:exit': (call) => {
      if (suites.at(-1)?.call === call) suites.pop();
    },
  }).visit(program);
  return titles;
}

/** Only what is played can fail for what it shows. */
function playedStories(program: ESTree.Program): string[] {
  const declared = program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return declared.flatMap(({ id, init }) => {
    const isPlayed =
      init?.type === 'ObjectExpression' &&
      init.properties.some(({ type, ...property }) => {
        const key = type === 'Property' && 'key' in property ? property.key : undefined;
        return key?.type === 'Identifier' && key.name === 'play';
      });
    return isPlayed && id.type === 'Identifier' ? [id.name] : [];
  });
}

/** The tests of a source file that run, each with its suites before it (`suite › test`); of stories, those that are played. */
export function testTitles(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return file.endsWith('.stories.tsx') ? playedStories(program) : calledTests(program, source);
}
