// Types of favsmith/kernel.wasm, which edge runtimes import as a compiled module.
declare const kernel: WebAssembly.Module;
export default kernel;
