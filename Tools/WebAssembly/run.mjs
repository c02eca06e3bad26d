// Runs the vectors in Node:
//
//     node run.mjs PACKAGE VECTORS [FOLDER …]
//
// PACKAGE is a folder of Tools/wasm, VECTORS a file of bayan-mf2-conformance, and each FOLDER has the table, the packs
// and the vectors of a catalog.
import { readFileSync, readdirSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { compareCatalog, compareMessages } from "./vectors.js"

const [packageFolder, messages, ...folders] = process.argv.slice(2).map((path) => resolve(path))
const { Runtime } = await import(pathToFileURL(`${packageFolder}/bayan.js`))
const begin = performance.now()
const runtime = await Runtime.start(readFileSync(`${packageFolder}/bayan.wasm`))
const started = performance.now() - begin

const results = [compareMessages(runtime, JSON.parse(readFileSync(messages)))]
for (const folder of folders) {
  const table = readFileSync(`${folder}/words.bayantable`)
  const tags = table.toString().match(/^locale .*$/gm).map((line) => line.slice(7))
  const packs = tags.map((tag) => readFileSync(`${folder}/${tag}.bayanpack`))
  const catalog = runtime.open(table, packs[0])
  for (const pack of packs.slice(1)) {
    if (!catalog.load(pack)) throw new Error(`a pack of ${folder} doesn't load`)
  }
  // A damaged pack is refused as a whole, and the texts stay.
  const damaged = Buffer.from(packs.at(-1))
  damaged[damaged.length - 3] ^= 1
  if (catalog.load(damaged)) throw new Error("a damaged pack was loaded")
  const files = readdirSync(folder).includes("vectors.json")
  if (files) results.push(compareCatalog(catalog, JSON.parse(readFileSync(`${folder}/vectors.json`))))
  catalog.close()
}
const count = results.reduce((sum, result) => sum + result.count, 0)
const differences = results.flatMap((result) => result.differences)
for (const difference of differences.slice(0, 10)) console.log(JSON.stringify(difference))
console.log(`${count} texts, ${differences.length} differ; started in ${started.toFixed(1)} ms`)
if (count === 0 || differences.length > 0) process.exit(1)
