// Addresses that belong to no public host (IANA special-purpose registries, RFC 6890).
import { BlockList, isIP } from 'node:net';

/** One list per family: of a common one, ::/3 would contain the mapped addresses of IPv4. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const subnet of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Of IPv6, only 2000::/3 is public, except for documentation and for tunnels that contain an IPv4 address.
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '4000::/2',
  '8000::/1',
]) {
  const [network = '', bits = ''] = subnet.split('/');
  const family = network.includes(':') ? 'ipv6' : 'ipv4';
  PRIVATE[family].addSubnet(network, Number(bits), family);
}

/** Whether an IP address is private, local, reserved or multicast. An IPv4-mapped IPv6 address is its IPv4 address. */
export const isPrivateAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const family = isIP(mapped) === 4 ? 'ipv4' : 'ipv6';
  return PRIVATE[family].check(mapped, family);
};
