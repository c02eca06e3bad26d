// Prints the results of the WebAssembly module of Wasm.swift, one line for each input.
//
//     node run.mjs MODULE
import { readFileSync } from "node:fs"

const mask = (1n << 64n) - 1n
let exports
let heap = 0

const environment = {
  // Memory is never freed, because a run needs little.
  posix_memalign(place, alignment, size) {
    const start = Math.ceil(heap / alignment) * alignment
    heap = start + size
    const missing = heap - exports.memory.buffer.byteLength
    if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536))
    new DataView(exports.memory.buffer).setUint32(place, start, true)
    return 0
  },
  free() {},
  // Returns the product of two 128-bit numbers, which compilers expect in a library.
  __multi3(place, low, high, otherLow, otherHigh) {
    const first = (low & mask) | ((high & mask) << 64n)
    const product = first * ((otherLow & mask) | ((otherHigh & mask) << 64n))
    const view = new DataView(exports.memory.buffer)
    view.setBigUint64(place, product & mask, true)
    view.setBigUint64(place + 8, (product >> 64n) & mask, true)
  },
}

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { env: environment })
exports = instance.exports
heap = exports.__heap_base.value
if (exports.intWidth() !== 32) throw new Error(`Int has ${exports.intWidth()} bits`)
for (let input = 0; input < exports.inputCount(); input++) {
  console.log(BigInt.asUintN(64, exports.result(input)).toString())
}
