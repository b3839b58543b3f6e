// Style sheets of parts that load later; Vite links them before it runs their scripts.
declare module '*.css';
