<?php
require __DIR__ . '/wp-config.php';
