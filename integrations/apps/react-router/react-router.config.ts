export default { ssr: false };
