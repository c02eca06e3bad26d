// Runs the vectors in a browser, for Tools/proof/clients. The page's title is the result.
import { Runtime } from "./bayan.js";
import { compareCatalog, compareMessages } from "./vectors.js";

const get = async (path) => (await fetch(path)).arrayBuffer();

try {
  const begin = performance.now();
  const runtime = await Runtime.start(fetch("bayan.wasm"));
  const started = performance.now() - begin;
  const table = await get("words/words.bayantable");
  const tags = new TextDecoder().decode(table).match(/^locale .*$/gm).map((line) => line.slice(7));
  const packs = await Promise.all(tags.map((tag) => get(`words/${tag}.bayanpack`)));
  const catalog = runtime.open(table, packs[0]);
  for (const pack of packs.slice(1)) if (!catalog.load(pack)) throw new Error("a pack doesn't load");
  const file = await (await fetch("words/vectors.json")).json();
  const messages = await (await fetch("messages.json")).json();
  const results = [compareCatalog(catalog, file), compareMessages(runtime, messages)];
  const count = results.reduce((sum, result) => sum + result.count, 0);
  const differences = results.flatMap((result) => result.differences);

  const [, domain, code, args] = file.errors.find((row) => Object.keys(row[3]).length > 0);
  const rounds = 2_000;
  const start = performance.now();
  for (let round = 0; round < rounds; round++) catalog.words(domain, code, args, ["ar"]).description;
  const each = (performance.now() - start) / rounds * 1000;

  let isStrict = false;
  try {
    new Function("return 1")();
  } catch {
    isStrict = true;
  }
  const isRight = differences.length === 0 && count > 0 && isStrict;
  document.title = `${isRight ? "ok" : "wrong"}: ${count} texts, ${differences.length} differ; started in `
    + `${started.toFixed(1)} ms, ${each.toFixed(0)} µs a message ${JSON.stringify(differences[0] ?? "")}`;
} catch (error) {
  document.title = `wrong: ${error.stack}`;
}
